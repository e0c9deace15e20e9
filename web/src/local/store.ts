// The browser's store, with promises.
export const wait = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error('the store failed'));
  });

export const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onerror = transaction.onabort = () => failed(transaction.error ?? new Error('the store failed'));
  });

/** A database that is opened when it is first needed, and made when it is not there. */
export function openedOnce(name: string, make: (made: IDBDatabase) => void): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | undefined;
  return () => {
    opened ??= (() => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => make(request.result);
      return wait(request);
    })();
    return opened;
  };
}
