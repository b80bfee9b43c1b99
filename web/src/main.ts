import '@fontsource/marcellus/latin-400.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './tokens.css';
import './base.css';
import './site.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { person } from './person.svelte';
import symbols from './symbols.svg?url';

/** The symbols lie once in the page; every `<use>` points at them. */
async function layOutSymbols(): Promise<void> {
  const text = await (await fetch(symbols)).text();
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  sprite.setAttribute('aria-hidden', 'true');
  sprite.setAttribute('class', 'sprite');
  for (const each of sprite.querySelectorAll('desc')) each.remove();
  document.body.prepend(document.importNode(sprite, true));
}

void layOutSymbols();
void person.begin().then(() => mount(App, { target: document.getElementById('app')! }));
