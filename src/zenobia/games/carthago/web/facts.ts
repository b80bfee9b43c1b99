// What there is to know about a place, in words: shown beside the board, and spoken as the name of the place.
import type { Frame } from '@shell/board/frame';
import { seen, symbol, type Ship, type Slot } from './view';

export interface Fact {
  icon?: string;
  good?: string;
  seat?: number;
  text: string;
}

export interface Facts {
  title: string;
  ship?: Ship;
  lines: Fact[];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function textOf(frame: Frame, kind: string, name: string, n = seen(frame).amounts[name] ?? 0): string {
  return frame.say(`${kind}-${name}.text`, { n });
}

export function shipLines(frame: Frame, ship: Ship): Fact[] {
  const view = seen(frame);
  return [
    { good: ship.good, text: frame.say('ship-wants', { good: frame.word('good', ship.good) }) },
    { icon: 'talent', text: frame.say('ship-pays', { n: ship.income }) },
    { icon: symbol(ship.privilege), text: `${frame.word('privilege', ship.privilege)}. ${textOf(frame, 'privilege', ship.privilege)}` },
    { icon: 'danger', text: frame.say('ship-danger', { n: ship.danger }) },
    ...(ship.awaited ?? []).map((quay) => {
      const seat = view.quays.find((each) => each.quay === quay)?.owner ?? 0;
      return { seat, text: frame.say('ship-awaited', { player: frame.names[seat] ?? '', quay: frame.word('quay', quay) }) };
    }),
  ];
}

export const shipTitle = (frame: Frame, ship: Ship): string => frame.say('ship-of', { civilisation: frame.word('civilisation', ship.civilisation) });

function ofShip(frame: Frame, ship: Ship | null | undefined, where: string): Facts {
  if (!ship) return { title: where, lines: [{ text: frame.say('no-ship') }] };
  return { title: `${shipTitle(frame, ship)}, ${where}`, ship, lines: shipLines(frame, ship) };
}

function ofQuay(frame: Frame, name: string): Facts {
  const quay = seen(frame).quays.find((each) => each.quay === name)!;
  const lines: Fact[] = [];
  if (quay.owner === null) lines.push({ icon: 'servant', text: frame.say('quay-free') });
  else lines.push({ seat: quay.owner, text: frame.say('quay-held', { player: frame.names[quay.owner] ?? '' }) });
  if (quay.good) lines.push({ good: quay.good, text: frame.say('quay-good', { good: frame.word('good', quay.good) }) });
  if (quay.ship) lines.push({ icon: 'ship', text: shipTitle(frame, quay.ship) }, ...shipLines(frame, quay.ship));
  else lines.push({ icon: 'ship', text: frame.say('no-ship') });
  return { title: frame.say('quay-name', { quay: frame.word('quay', name) }), ship: quay.ship ?? undefined, lines };
}

function ofSlot(frame: Frame, slot: Slot): Facts {
  if (!slot.card) return { title: frame.say('no-card'), lines: [] };
  return {
    title: frame.word('card', slot.card),
    lines: [
      { icon: slot.card, text: textOf(frame, 'card', slot.card) },
      { icon: 'servant', text: frame.say('slot-cost', { n: slot.servants }) },
      { icon: slot.bonus, text: `${frame.say('bonus-is', { bonus: frame.word('bonus', slot.bonus) })} ${textOf(frame, 'bonus', slot.bonus, slot.bonus_price)}` },
      ...slot.on_card.flatMap((n, seat) => (n ? [servants(frame, seat, n)] : [])),
    ],
  };
}

const servants = (frame: Frame, seat: number, n: number): Fact => ({ seat, text: frame.say('servants-of', { player: frame.names[seat] ?? '', n }) });

/** Everybody who has servants somewhere. */
function everybody(frame: Frame, count: (seat: number) => number, said = 'servants-of'): Fact[] {
  return seen(frame).seats.flatMap((_, seat) => (count(seat) ? [{ seat, text: frame.say(said, { player: frame.names[seat] ?? '', n: count(seat) }) }] : []));
}

function ofLighthouse(frame: Frame): Facts {
  const view = seen(frame);
  const lines = view.lighthouse.map(({ seat, ships }) => ({
    seat,
    text: frame.say('admits', { player: frame.names[seat] ?? '', n: view.seats[seat]!.lighthouse, ships }),
  }));
  return { title: capital(frame.word('place', 'lighthouse')), lines: [{ icon: 'lighthouse', text: frame.say('lighthouse-text') }, ...lines] };
}

function ofPath(frame: Frame): Facts {
  const { path, seats } = seen(frame);
  const awards = path.score_spaces.map(({ filled, awards }) => frame.say('award-at', { n: filled, awards: awards.join(' / ') }));
  return {
    title: frame.say('path'),
    lines: [
      { icon: 'intrigue', text: frame.say('path-text') },
      ...everybody(frame, (seat) => seats[seat]!.path),
      { icon: 'palace', text: path.reached.length ? frame.say('award-now', { awards: path.reached.join(' / ') }) : frame.say('award-none') },
      { icon: 'flag', text: awards.join('; ') },
    ],
  };
}

function ofDeck(frame: Frame): Facts {
  const { deck } = seen(frame);
  const listed = (ships: Ship[]) => ships.map((ship) => frame.word('ships', ship.id)).join(', ');
  const lines = [{ icon: 'ship', text: frame.say('deck-size', { n: deck.size }) }];
  if (deck.top.length) lines.push({ icon: 'eye', text: frame.say('deck-top', { ships: listed(deck.top) }) });
  if (deck.among.length) lines.push({ icon: 'eye', text: frame.say('deck-among', { n: deck.put_in_order, ships: listed(deck.among) }) });
  if (deck.bottom.length) lines.push({ icon: 'eye', text: frame.say('deck-bottom', { ships: listed(deck.bottom) }) });
  return { title: frame.say('deck'), lines };
}

/** The chance of a voyage with the temple servants one has; null without any. */
export function chance(frame: Frame): string | null {
  const { voyage, seats } = seen(frame);
  const temple = frame.seat === null ? 0 : seats[frame.seat]!.temple;
  if (!voyage || !temple) return null;
  return frame.say('percent-of', { percent: Math.round(100 * voyage.chances[Math.min(temple, voyage.chances.length - 1)]!) });
}

/** The odds of a voyage, and what it brings either way. */
export function odds(frame: Frame): string {
  const view = seen(frame);
  const success = chance(frame);
  if (success === null) return '';
  return [
    frame.say('voyage-chance', { chance: success }),
    ...(['success', 'failure'] as const).flatMap((way) => {
      const brings = view.voyage![way];
      if (!brings) return [];
      const talents = brings.least === brings.most ? brings.most : frame.say('from-to', { least: brings.least, most: brings.most });
      return [frame.say(`voyage-${way}`, { points: brings.points, talents })];
    }),
  ].join(' ');
}

export function factsOf(frame: Frame, place: string): Facts {
  const view = seen(frame);
  const [kind, which = ''] = place.split('-') as [string, string?];
  const seat = Number(which.slice(1)) - 1;
  switch (kind) {
    case 'first':
      return ofShip(frame, view.row1[Number(which) - 1], frame.say('row-1'));
    case 'second':
      return ofShip(frame, view.row2[Number(which) - 1], frame.say('row-2'));
    case 'third':
      return ofShip(frame, view.row3[Number(which) - 1], frame.say('row-3'));
    case 'slot':
      return ofSlot(frame, view.slots[Number(which) - 1]!);
    case 'good':
      return {
        title: capital(frame.word('good', which)),
        lines: [
          { good: which, text: frame.say('good-left', { n: view.market.goods[which] ?? 0 }) },
          { icon: 'talent', text: frame.say('price-now', { n: view.market.price }) },
        ],
      };
    case 'lighthouse':
      return which ? { title: capital(frame.word('place', kind)), lines: [servants(frame, seat, view.seats[seat]?.lighthouse ?? 0)] } : ofLighthouse(frame);
    case 'temple':
      if (which) return { title: capital(frame.word('place', kind)), lines: [servants(frame, seat, view.seats[seat]?.temple ?? 0)] };
      return { title: capital(frame.word('place', kind)), lines: [{ icon: 'baal', text: frame.say('temple-text') }, ...everybody(frame, (each) => view.seats[each]!.temple)] };
    case 'charters':
      return { title: frame.say('charter-ships'), lines: [{ icon: 'charter', text: frame.say('charter-text') }, ...everybody(frame, (each) => view.seats[each]!.charters)] };
    case 'trade':
      return {
        title: frame.say('trade-house'),
        lines: [...everybody(frame, (each) => view.seats[each]!.points, 'points-of'), { icon: 'flag', text: frame.say('early-end', { n: view.early_end.points, decade: view.early_end.decade }) }],
      };
    case 'palace':
      return {
        title: frame.say('palace'),
        lines: [{ icon: 'palace', text: frame.say('next-place', { price: view.palace.price, points: view.palace.points }) }, ...everybody(frame, (each) => view.seats[each]!.palace)],
      };
    case 'path':
      return ofPath(frame);
    case 'deck':
      return ofDeck(frame);
    default:
      return ofQuay(frame, place);
  }
}

/** A place by its name and facts, for the ear. */
export function spoken(frame: Frame, place: string, path: string[] | undefined): string {
  const { title, lines } = factsOf(frame, place);
  const facts = [title, ...lines.map((line) => line.text.replace(/\.$/, ''))].join('; ');
  return path && path[0] !== 'slot' ? `${frame.told(path)}; ${facts}` : facts;
}
