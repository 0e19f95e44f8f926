/**
 * An S3 server on loopback with one bucket in memory: PUT, GET, DELETE and ListObjectsV2 in the path style, written
 * after AWS's "Signature Version 4" and "Amazon S3 API Reference". Every request must be signed rightly; answers list
 * few names at a time, so that whoever asks has to ask on.
 */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

export const KEY = 'pliant';
export const SECRET = 'a secret / with + signs';
const PAGE = 7;

export class S3Server {
  readonly objects = new Map<string, Buffer>();
  /** Answers that fail with 503 before the next one succeeds. */
  failures = 0;
  /** Whether it encodes names where it is asked to. */
  encodes = true;
  private server: Server | undefined;

  constructor(private readonly bucket: string) {}

  async start(): Promise<string> {
    const server = createServer((request, response) => void this.serve(request, response));
    this.server = server;
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server?.close(done));
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    const [status, answer] = this.failures-- > 0 ? fault(503, 'SlowDown') : this.answer(request, body);
    response.writeHead(status).end(answer);
  }

  private answer(request: IncomingMessage, body: Buffer): [number, string | Buffer] {
    const [path, query = ''] = request.url!.split('?');
    const wrong = signatureFault(request, path, query, body);
    if (wrong !== undefined) return fault(403, wrong);
    const [, bucket, ...rest] = path.split('/');
    if (bucket !== this.bucket) return fault(404, 'NoSuchBucket');
    const key = rest.map(decodeURIComponent).join('/');
    if (request.method === 'PUT') {
      this.objects.set(key, body);
      return [200, ''];
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return [204, ''];
    }
    if (key === '') return [200, this.list(new URLSearchParams(query))];
    const found = this.objects.get(key);
    return found === undefined ? fault(404, 'NoSuchKey') : [200, found];
  }

  private list(query: URLSearchParams): string {
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString();
    const all = [...this.objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort();
    const left = all.filter((key) => key > after);
    const page = left.slice(0, PAGE);
    const isEncoded = query.get('encoding-type') === 'url' && this.encodes;
    const encode = isEncoded ? encodeURIComponent : escapeXml;
    const keys = page.map((key) => `<Contents><Key>${encode(key)}</Key></Contents>`).join('');
    const next = Buffer.from(page.at(-1) ?? '').toString('base64');
    const more = left.length > page.length;
    const token = more ? `<NextContinuationToken>${escapeXml(next)}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult>${isEncoded ? '<EncodingType>url</EncodingType>' : ''}<IsTruncated>${more}</IsTruncated>${token}${keys}</ListBucketResult>`;
  }
}

const fault = (status: number, code: string): [number, string] => [
  status,
  `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
];

function signatureFault(
  request: IncomingMessage,
  path: string,
  query: string,
  body: Buffer,
): string | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/([^/]+)\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      request.headers.authorization ?? '',
    );
  if (match === null) return 'AccessDenied';
  const [, key, scope, region, names, signature] = match;
  if (key !== KEY) return 'InvalidAccessKeyId';
  const signed = names.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => signed.includes(name)))
    return 'AccessDenied';
  const content = request.headers['x-amz-content-sha256'] as string;
  if (content !== 'UNSIGNED-PAYLOAD' && content !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const date = request.headers['x-amz-date'] as string;
  const pairs = query === '' ? [] : query.split('&').map((pair) => canonicalPair(pair));
  const lines = [
    ...[request.method, canonicalPath(path), pairs.sort().join('&')],
    ...signed.map((name) => `${name}:${String(request.headers[name]).trim().replace(/ +/g, ' ')}`),
    ...['', names, content],
  ];
  const text = `AWS4-HMAC-SHA256\n${date}\n${scope}\n${hash(lines.join('\n'))}`;
  const [day] = scope.split('/');
  const secret = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`);
  return hmac(secret, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}

const canonicalPath = (path: string): string =>
  path
    .split('/')
    .map((part) => encode3986(decodeURIComponent(part)))
    .join('/');

function canonicalPair(pair: string): string {
  const [name, value = ''] = pair.split('=').map((part) => decodeURIComponent(part.replaceAll('+', ' ')));
  return `${encode3986(name)}=${encode3986(value)}`;
}

const encode3986 = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
const hash = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest();
const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
