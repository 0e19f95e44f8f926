/**
 * A folder in an S3-compatible store (AWS, MinIO, Ceph, Cloudflare R2 …), with the settings that every tool reads from
 * the environment.
 */
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { FAILED, Failure, isSystemError, refusal } from '../failure.js';

export const isStoreAddress = (text: string): boolean => /^s3:\/\//i.test(text);

/** How often a question is asked that found nobody, and the pause before the second time, which doubles [ms]. */
const ATTEMPTS = 5;
const PAUSE = 200;
/** How long an answer may take [ms]. */
const ANSWER = 120_000;

type Environment = Readonly<Record<string, string | undefined>>;

export class S3Store {
  private constructor(
    /** As the user wrote it, without a slash at the end. */
    readonly address: string,
    private readonly bucket: string,
    private readonly prefix: string,
    private readonly base: string,
    private readonly client: AwsClient,
  ) {}

  /** `s3://bucket/prefix`; asks nobody yet. */
  static open(address: string, environment: Environment = process.env): S3Store {
    const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/i.exec(address);
    if (match === null) throw refusal(`A store is s3://bucket/folder, not '${address}'.`);
    const [, bucket, rest = ''] = match;
    const folder = rest.replace(/\/+$/, '');
    const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = environment;
    if (!accessKeyId || !secretAccessKey)
      throw refusal(`${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY in the environment.`);
    const region = environment['AWS_REGION'] || environment['AWS_DEFAULT_REGION'] || 'us-east-1';
    const sessionToken = environment['AWS_SESSION_TOKEN'];
    const client = new AwsClient({
      accessKeyId,
      secretAccessKey,
      ...(sessionToken && { sessionToken }),
      service: 's3',
      region,
      retries: ATTEMPTS,
    });
    const base = baseOf(
      bucket,
      region,
      environment['AWS_ENDPOINT_URL_S3'] || environment['AWS_ENDPOINT_URL'],
    );
    return new S3Store(address.replace(/\/+$/, ''), bucket, folder === '' ? '' : `${folder}/`, base, client);
  }

  /** Puts a file of the folder there. */
  async put(name: string, bytes: Uint8Array): Promise<void> {
    const response = await this.ask(this.url(name), { method: 'PUT', body: Buffer.from(bytes) });
    await this.check(response, `Can't write ${this.address}/${name}`);
  }

  async get(name: string): Promise<Uint8Array> {
    const response = await this.ask(this.url(name), {});
    await this.check(response, `Can't read ${this.address}/${name}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Removes a file; one that is not there is gone already. */
  async remove(name: string): Promise<void> {
    const response = await this.ask(this.url(name), { method: 'DELETE' });
    if (response.status !== 404) await this.check(response, `Can't remove ${this.address}/${name}`);
  }

  /** Names of all files of the folder that begin so, below it too. */
  async list(start = ''): Promise<string[]> {
    const names: string[] = [];
    for (let token: string | undefined = ''; token !== undefined; ) {
      const url = new URL(this.base);
      url.searchParams.set('list-type', '2');
      url.searchParams.set('encoding-type', 'url');
      url.searchParams.set('prefix', this.prefix + start);
      if (token !== '') url.searchParams.set('continuation-token', token);
      const response = await this.ask(url.href, {});
      await this.check(response, `Can't read ${this.address}`);
      const text = await response.text();
      // Some stores don't encode, whatever they are asked.
      const isEncoded = /<EncodingType>\s*url/.test(text);
      for (const [, key] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) {
        const plain = unescapeXml(key);
        names.push(
          (isEncoded ? decodeURIComponent(plain.replaceAll('+', ' ')) : plain).slice(this.prefix.length),
        );
      }
      const next = /<NextContinuationToken>([^<]+)</.exec(text)?.[1];
      token = /<IsTruncated>\s*true/.test(text) && next !== undefined ? unescapeXml(next) : undefined;
    }
    return names;
  }

  private url(name: string): string {
    return this.base + (this.prefix + name).split('/').map(encoded).join('/');
  }

  /** A store that answers is believed; one that can't be reached is asked a few times. */
  private async ask(
    url: string,
    init: { method?: string; body?: Uint8Array<ArrayBuffer> },
  ): Promise<Response> {
    for (let attempt = 1, pause = PAUSE; ; attempt++, pause *= 2) {
      try {
        return await this.client.fetch(url, { ...init, signal: AbortSignal.timeout(ANSWER) });
      } catch (error) {
        if (attempt === ATTEMPTS) {
          const reason = networkReason(error);
          throw new Failure(FAILED, `Can't reach the store of ${this.address} because ${reason}.`, {
            cause: error,
          });
        }
        await setTimeout(pause);
      }
    }
  }

  private async check(response: Response, what: string): Promise<void> {
    if (response.ok) return;
    const text = await response.text();
    const code = /<Code>([^<]+)</.exec(text)?.[1] ?? '';
    const reason = REASONS[code]?.replace('{bucket}', this.bucket) ?? statusReason(response.status, code);
    throw new Failure(FAILED, `${what} because ${reason}.`);
  }
}

/**
 * With an endpoint of one's own the bucket is a part of the path, which every store understands; AWS wants it in the
 * name.
 */
function baseOf(bucket: string, region: string, endpoint: string | undefined): string {
  if (!endpoint) return `https://${bucket}.s3.${region}.amazonaws.com/`;
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw refusal(`AWS_ENDPOINT_URL takes an address such as http://localhost:9000, not '${endpoint}'.`);
  return `${endpoint.replace(/\/+$/, '')}/${bucket}/`;
}

const REASONS: Readonly<Record<string, string>> = {
  NoSuchBucket: "there is no bucket '{bucket}'",
  NoSuchKey: 'it is not there',
  AccessDenied: 'the key may not do that',
  InvalidAccessKeyId: 'the store does not know the access key',
  SignatureDoesNotMatch: 'the secret key is wrong',
  ExpiredToken: 'the session token has expired',
  RequestTimeTooSkewed: "this machine's clock is wrong",
  AuthorizationHeaderMalformed: 'the region is wrong; set AWS_REGION',
  PermanentRedirect: 'the bucket is in another region; set AWS_REGION',
  QuotaExceeded: 'the store is full',
  XMinioStorageFull: 'the store is full',
};

function statusReason(status: number, code: string): string {
  if (status === 404) return 'it is not there';
  if (status === 401 || status === 403) return 'the key may not do that';
  return `the store says ${status}${code === '' ? '' : ` ${code}`}`;
}

function networkReason(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'nobody answers';
  const { cause } = error as { cause?: unknown };
  const inner = cause instanceof AggregateError ? (cause.errors[0] as unknown) : cause;
  const code = isSystemError(inner) ? inner.code : undefined;
  if (code === 'ECONNREFUSED') return 'nobody listens there';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'there is no such machine';
  if (code === 'ECONNRESET' || code === 'UND_ERR_SOCKET') return 'the connection was cut';
  return inner instanceof Error ? inner.message : String(error);
}

/** As signatures have it, which is stricter than what addresses need. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
const unescapeXml = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|apos);/g, (_, name: string) => ENTITIES[name]);
