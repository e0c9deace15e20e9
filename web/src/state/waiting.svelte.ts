// How many things wait for us: what the bar tells, known before the list itself is fetched.
class Waiting {
  count = $state(0);
}

export const waiting = new Waiting();
