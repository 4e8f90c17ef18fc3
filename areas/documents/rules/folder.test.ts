import { expect, test } from 'vitest'
import { folderOf, type FolderFacts } from './folder.ts'

const facts: FolderFacts = {
  genre: 'order',
  status: 'accepted',
  way: null,
  isEnded: false,
  awaitsSending: false,
  toAdminister: 0,
  toExecute: 0,
  toAcquaint: 0,
}
test.each([
  ['an untouched one', { status: 'created' }, 'active'],
  ['one being written', { status: 'draft', genre: 'incoming' }, 'active'],
  ['a received one without a resolution', { status: 'checking', genre: 'incoming' }, 'income'],
  ['a received one to be signed', { status: 'checking', genre: 'incoming', way: 'sign' }, 'income_sign'],
  ['an application', { status: 'checking', genre: 'application' }, 'income_sign'],
  ['an own one on its way to the signature', { status: 'checking' }, 'outcome_sign'],
  ['a letter that is signed', { genre: 'outgoing', awaitsSending: true, toExecute: 1 }, 'outcome'],
  ['a letter that is sent', { genre: 'outgoing' }, 'archive'],
  ['an order for the administrator', { toAdminister: 1, toAcquaint: 3 }, 'income_it'],
  ['one being carried out', { toExecute: 2, toAcquaint: 3 }, 'active'],
  ['one that has to be known', { toAcquaint: 1 }, 'income_info'],
  ['a received one that is kept', { genre: 'incoming', way: 'file' }, 'archive'],
  ['an annulled one that somebody had to carry out', { isEnded: true, toExecute: 1 }, 'archive'],
] as const)('%s', (_title, changed, folder) => {
  expect(folderOf({ ...facts, ...changed })).toBe(folder)
})
