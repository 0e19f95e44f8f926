export function findRedis(): string | undefined;
export function findPostgres(): string | undefined;
export function prepareServers(): void;
