// The page as a screen reader has it: the browser's accessibility tree. The document only says which node has the focus.
import type { CDPSession, Page } from 'playwright-core';

export interface Heard {
  role: string;
  name: string;
  inside: string[]; // names of what it is in, outermost first
  focused: boolean;
}

interface AxValue {
  value?: unknown;
}

interface AxNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: AxValue;
  name?: AxValue;
  properties?: { name: string; value: AxValue }[];
}

function heardOf(nodes: readonly AxNode[]): Heard[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const text = (value: AxValue | undefined): string => String(value?.value ?? '');
  const inside = (node: AxNode | undefined): string[] => {
    const parent = node?.parentId === undefined ? undefined : byId.get(node.parentId);
    return parent ? [...inside(parent), ...(parent.ignored ? [] : [text(parent.name) || text(parent.role)])] : [];
  };
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({
      role: text(node.role),
      name: text(node.name),
      inside: inside(node),
      focused: node.properties?.some(({ name, value }) => name === 'focused' && value.value === true) ?? false,
    }));
}

export class Ear {
  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async of(page: Page): Promise<Ear> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Ear(page, session);
  }

  /** Everything. That takes a while: where only the focus counts, ask for that. */
  async all(): Promise<Heard[]> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
    return heardOf(nodes);
  }

  /** The same as focusOf(all()), and quick. */
  async focus(): Promise<Heard | undefined> {
    const { result } = await this.session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = (await this.session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId ?? '',
    })) as unknown as { nodes: AxNode[] };
    return Ear.focusOf(heardOf(nodes.toReversed())); // outermost first, as in the whole tree
  }

  /** What has the focus; the page itself where nothing has. */
  static focusOf(all: readonly Heard[]): Heard | undefined {
    return all.findLast(({ focused }) => focused);
  }

  /** The sentences that were announced, in order. */
  static said(all: readonly Heard[]): string[] {
    return all.filter(({ role, inside }) => role === 'StaticText' && inside.includes('log')).map(({ name }) => name);
  }
}
