import type { Plugin } from 'vite'

const entry = /^ *<script type="module"[^>]*><\/script>\n/m
const preload = /^ *<link rel="modulepreload"([^>]*) href="([^"]+)"([^>]*)>\n/gm

/**
 * A document whose first files are run one by one, in the order in which they are preloaded: what the entry imports is else run
 * with it, in one task of 100 ms on a slow phone, and what has been answered meanwhile waits for its end.
 */
export function begunInTasks(document: string): string {
  const scripts = [...document.matchAll(preload)].map(
    ([, before, file, after]) => `    <script type="module"${before} src="${file}"${after}></script>\n`,
  )
  // each stands there once
  return document.replaceAll(preload, '').replace(entry, (whole) => scripts.join('') + whole)
}

export function beginInTasks(): Plugin {
  return {
    name: 'begin-in-tasks',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: begunInTasks },
  }
}
