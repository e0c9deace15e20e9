// Reports kept on this device: the newest whole, so that the second look is instant; of all of them the mistakes. In a database of
// their own: that of the tables is open in other tabs, and to change it would have to wait for all of them.
import type { Report } from '@tacit/core';
import { marksOf, type GameMarks } from '../report/career';
import { finished, openedOnce, wait } from './store';

const reportVersion = 3;
const wholeReports = 40; // some 400 kB each

const database = openedOnce('tacit-reports', (made) => {
  made.createObjectStore('reports'); // by the file of the game
  made.createObjectStore('marks', { keyPath: 'game' }).createIndex('kept', 'kept');
});

export const reports = {
  /** As the core writes them now; older ones are worked out again. */
  async of(file: string): Promise<Report | undefined> {
    const report = await wait<Report | undefined>(
      (await database()).transaction('reports').objectStore('reports').get(file),
    );
    return report?.version === reportVersion ? report : undefined;
  },

  /** The mistakes of all games, own seats and others. */
  async marks(): Promise<GameMarks[]> {
    return wait<GameMarks[]>((await database()).transaction('marks').objectStore('marks').getAll());
  },

  /** One's own seats in a game that was looked at before. */
  async seatsIn(file: string): Promise<string | undefined> {
    return (await wait<GameMarks | undefined>((await database()).transaction('marks').objectStore('marks').get(file)))
      ?.seats;
  },

  async keep(file: string, played: string, report: Report, own: string): Promise<void> {
    const transaction = (await database()).transaction(['reports', 'marks'], 'readwrite');
    const [whole, marks] = [transaction.objectStore('reports'), transaction.objectStore('marks')];
    const before = await wait<GameMarks | undefined>(marks.get(file));
    marks.put({ game: file, played, kept: before?.kept ?? Date.now(), ...marksOf(report, own) } satisfies GameMarks);
    whole.put(report, file);
    const newestFirst = (await wait<GameMarks[]>(marks.index('kept').getAll())).reverse();
    for (const { game } of newestFirst.slice(wholeReports)) whole.delete(game);
    await finished(transaction);
  },
};
