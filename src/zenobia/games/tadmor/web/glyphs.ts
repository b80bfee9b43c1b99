// The drawing of an improvement: a few signs in a row that say what it does.
import type { Card } from './table';

export interface Sign {
  kind: 'symbol' | 'good' | 'text';
  name: string;
  no?: boolean; // struck out: never, without
}

const symbol = (name: string): Sign => ({ kind: 'symbol', name });
const good = (name: unknown): Sign => ({ kind: 'good', name: String(name) });
const text = (name: unknown): Sign => ({ kind: 'text', name: String(name) });
const not = (sign: Sign): Sign => ({ ...sign, no: true });
const plus = (n: unknown): Sign[] => [text(`+${n}`), symbol('prestige')];
const less = (n: unknown): Sign => text(`−${n}`);

const MOST: Record<string, string> = {
  highest_tower: 'tower',
  most_rare_goods: 'jade',
  most_improvements: 'improvement',
  most_completed_temples: 'temple-4',
  highest_mission_score: 'mission',
};

const DRAWN: Record<string, (card: Card) => Sign[]> = {
  trade: (card) => [good(card.give), text('›'), ...(card.rate === 1 ? [] : [text(card.rate)]), ...(card.get as string[]).map(good)],
  mission_pp: (card) => [symbol('mission'), ...plus(card.pp)],
  pp_trade: (card) => [text(`−${card.base_price_pp}`), good('stone'), text(`−${card.superior_price_pp}`), good('gold')],
  raid_immunity_if_revealer: () => [symbol('marauders'), symbol('war-supplies')],
  rare_pp: (card) => [symbol('jade'), ...plus(card.pp)],
  rare_for_pp: (card) => [less(card.price_pp), symbol('prestige'), text('›'), symbol('jade')],
  ship_bonus: (card) => [symbol('ship'), text(`+${card.amount}`), good(card.resource)],
  free_fifth_level: (card) => [symbol('tower-1'), text(`${card.n}, ${2 * (card.n as number)} …`)],
  tower_prestige: (card) => [symbol('tower'), ...plus(card.pp)],
  tower_no_wood: () => [symbol('tower-1'), not(good('wood'))],
  mission_discount: (card) => [symbol('mission'), less(card.amount)],
  private_market: () => [symbol('town-market')],
  raid_pp: (card) => [symbol('marauders'), ...plus(card.pp)],
  raid_gold: (card) => [symbol('marauders'), good('gold'), ...plus(card.pp)],
  rare_discount: (card) => [symbol('jade'), less(card.amount)],
  storage: (card) => [symbol('warehouse'), text(card.limit)],
  temple_discount: (card) => [symbol('temple-3'), less(card.amount)],
  private_temple: (card) => [symbol('temple-3'), ...plus(card.pp)],
  final_bonus: (card) => [symbol(MOST[card.condition as string] ?? 'tower'), symbol('flag'), ...plus(card.pp)],
  rare_choice: () => [symbol('eye'), symbol('jade')],
  double_peace_gifts: (card) => [symbol('peace'), text(`×${card.factor}`)],
  raid_immunity: () => [not(symbol('marauders'))],
  tax_immunity: () => [not(symbol('taxman'))],
  private_construction: () => [symbol('tower-2'), symbol('temple-3')],
  private_kingdom: () => [symbol('taxman'), symbol('war-supplies')],
};

export const signsOf = (card: Card | undefined): Sign[] => DRAWN[card?.effect ?? '']?.(card!) ?? [];
export const isPrivate = (card: Card | undefined): boolean => (card?.effect ?? '').startsWith('private_');
