import type { Plugin } from 'vite'

const entry = /^ *<script type="module"[^>]*><\/script>\n/m
const preload = /<link rel="modulepreload"([^>]*) href="([^"]+)"/g

/**
 * A document whose first files are run one by one, in the order in which they are preloaded: what the entry imports is else run
 * with it, in one task of 100 ms on a slow phone, and what has been answered meanwhile waits for its end.
 */
export function begunInTasks(document: string): string {
  const scripts = [...document.matchAll(preload)].map(
    ([, attributes, file]) => `    <script type="module"${attributes} src="${file}"></script>\n`,
  )
  return document.replace(entry, (whole) => scripts.join('') + whole)
}

export function beginInTasks(): Plugin {
  return {
    name: 'begin-in-tasks',
    apply: 'build',
    transformIndexHtml: { order: 'post', handler: begunInTasks },
  }
}
