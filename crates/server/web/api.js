// Asking the server. Whatever goes wrong becomes a Trouble with words for people.
import { say } from './words.js';

export class Trouble extends Error {
  constructor(kind, message, rule) {
    super(message);
    this.kind = kind;
    this.rule = rule;
  }
}

async function call(method, path, body) {
  const init = { method, headers: {}, credentials: 'same-origin' };
  if (method !== 'GET') {
    init.headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body ?? {});
  }
  let answer;
  try {
    answer = await fetch('/api/v1' + path, init);
  } catch {
    throw new Trouble('offline', say('offline'));
  }
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => null);
  throw new Trouble(told?.error?.kind ?? 'internal', told?.error?.message ?? say('failed'), told?.error?.rule);
}

const read = async (answer) => {
  const text = await answer.text();
  return text ? JSON.parse(text) : null;
};

export const get = async (path) => read(await call('GET', path));
export const getText = async (path) => (await call('GET', path)).text();
export const post = async (path, body) => read(await call('POST', path, body));

// A post that must not act twice: it carries an id, so that trying again after a lost answer is safe.
export async function postOnce(path, body = {}) {
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  try {
    return await post(path, { ...body, id });
  } catch (trouble) {
    if (trouble.kind !== 'offline') throw trouble;
    await new Promise((later) => setTimeout(later, 1000));
    return post(path, { ...body, id });
  }
}

export const remove = async (path) => read(await call('DELETE', path));

export const keep = (name, value) => {
  try { localStorage.setItem(name, value); } catch { /* private windows keep nothing */ }
};
export const kept = (name) => {
  try { return localStorage.getItem(name); } catch { return null; }
};

// Shows trouble where the page has a place for it.
export function complain(trouble, at = document.getElementById('trouble')) {
  if (!at) return;
  at.textContent = trouble?.message ?? trouble ?? '';
  at.hidden = !at.textContent;
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
