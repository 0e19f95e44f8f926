import type { Browser } from 'playwright-core';

export function bundlePage(file: string): Promise<string>;
export function bundleModule(file: string): Promise<string>;
export function openBrowser(): Promise<Browser>;
