// What a screen needs, so that the bundler can keep it together and put nothing else with it. The bundler's own way of putting
// together what several screens share made a game fetch texts and code of clubs.
import type { Plugin } from 'vite';

const words = '/paraglide/messages/';
const allWords = /\/paraglide\/messages(\/_index)?\.js$/; // imports every message; what a module says of them is in its code

/** Of the screen whose path ends so: a plugin that finds the modules it imports at once, and whether one is among them. */
export function needsOf(path: string): { plugin: Plugin; include: (id: string) => boolean } {
  const needed = new Set<string>();
  const plugin: Plugin = {
    name: 'tacit-needs',
    apply: 'build',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const messages = new Map(ids.filter((id) => id.includes(words)).map((id) => [id.split(words)[1], id]));
      const need = (id: string | undefined): void => {
        if (id === undefined || needed.has(id) || allWords.test(id)) return;
        needed.add(id);
        const { code, importedIds = [] } = this.getModuleInfo(id) ?? {};
        importedIds.forEach(need);
        for (const [, key] of code?.matchAll(/\bm\.(\w+)/g) ?? []) need(messages.get(`${key}.js`));
      };
      need(ids.find((id) => id.endsWith(path)));
    },
  };
  return { plugin, include: (id) => needed.has(id) };
}
