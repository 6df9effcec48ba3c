// The words of the page's language; arguments stand in them as {$name}.
const { default: words } = await import(document.documentElement.dataset.words);

export const say = (key, values = {}) =>
  (words[key] ?? key).replace(/\{ ?\$(\w+) ?\}/g, (_, name) => values[name] ?? '');
