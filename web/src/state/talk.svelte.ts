// What the people at a table say and do to each other, as long as it is to be seen.
import type { TableEvent } from '@tacit/wire';
import { noticeOf, saidIn, type Notice, type Said } from '../table/talk';

const shownFor = 6000;
const readAgain = 30;

export class Talk {
  bubbles = $state.raw<Said[]>([]); // beside those who say something now
  written = $state.raw<Said[]>([]); // in their own words, to read again
  mutes = $state.raw<readonly number[]>([]); // places we do not want to read
  notice = $state.raw<Notice>();

  /** `at` and `now` are by the server's clock. */
  hear(event: TableEvent, at: number, now: number, playing: boolean): void {
    if (event.k === 'muted')
      this.mutes = event.on ? [...this.mutes, event.place] : this.mutes.filter((place) => place !== event.place);
    const notice = noticeOf(event, playing);
    if (notice) this.show(notice);
    if (event.k === 'board_set' || event.k === 'break_began') this.notice = undefined; // all agreed after all
    const said = saidIn(event, at);
    if (said) this.say(said, now);
  }

  private show(notice: Notice): void {
    this.notice = notice;
    setTimeout(() => (this.notice = this.notice === notice ? undefined : this.notice), shownFor);
  }

  private say(said: Said, now: number): void {
    if (said.text !== undefined) this.written = [...this.written, said].slice(-readAgain);
    const left = shownFor - (now - said.at);
    if (left <= 0) return;
    this.bubbles = [...this.bubbles, said];
    setTimeout(() => (this.bubbles = this.bubbles.filter((one) => one !== said)), left);
  }
}
