// The line to a table of this device: it never breaks.
import { core } from './core';
import { Refused, type Line, type LineListener } from '../net/line';
import { wireVersion, type OkMessage, type ServerMessage, type Want } from '@tacit/wire';

const slowestToClose = 3000; // the tab that had the table before may just be closing; on a busy device that takes a while

export class LocalLine implements Line {
  private readonly listener: number;

  constructor(
    private readonly table: string,
    private readonly person: string,
    to: LineListener,
  ) {
    to.state('connecting');
    this.listener = core.listen((message: ServerMessage) => to.message(message));
    // Another tab may have the table: we say so, and go on as soon as it lets go.
    const elsewhere = setTimeout(() => to.state('closed'), slowestToClose);
    core
      .ask('come', this.listener, table, person)
      .then(
        () => to.state('open'),
        () => to.state('closed'),
      )
      .finally(() => clearTimeout(elsewhere));
  }

  async send(want: Want): Promise<OkMessage> {
    const answer = await core.ask('act', this.table, this.person, {
      v: wireVersion,
      id: crypto.randomUUID(),
      do: want,
    });
    if (answer.k === 'error') throw new Refused(answer);
    return answer;
  }

  wake(): void {}

  cut(): void {}

  close(): void {
    core.forget(this.listener);
    void core.ask('leave', this.listener);
  }
}
