// What happened, for those who listen.
const lines = [];
let timer = 0;

// Several things that happen together are said together.
export function speak(text) {
  if (!text) return;
  lines.push(text);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const spoken = document.getElementById('spoken');
    if (spoken) spoken.textContent = lines.splice(0).join(' ');
  }, 60);
}

export function urge(text) {
  const urgent = document.getElementById('urgent');
  if (urgent) urgent.textContent = text;
}
