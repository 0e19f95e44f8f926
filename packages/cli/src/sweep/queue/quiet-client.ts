import pg from 'pg';

/**
 * A connection whose end is no surprise. A pool hears of connections that break while they are idle; of one that breaks
 * while it is asked something, the question fails, and without a listener Node would end the process besides.
 */
export class QuietClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}
