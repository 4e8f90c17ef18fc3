import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { msg } from '#platform/contract/text.ts'
import { cloneDatabase } from '#tests/clone.ts'
import { openDatabase } from './database.ts'
import { countReferences, referencesTo, repoint, titleOfReference } from './references.ts'

const { db, pool } = openDatabase(await cloneDatabase(), 2)
afterAll(() => db.destroy())
beforeAll(() =>
  pool.query(`
    create schema shelf;
    create table shelf.shelf (id integer primary key);
    create table shelf.book (id integer primary key, shelf_id integer references shelf.shelf);
    create table shelf.key (shelf_id integer unique references shelf.shelf, who text primary key);
    create table shelf.spare (a integer, b integer, primary key (a, b),
      shelf_id integer references shelf.shelf on delete cascade, foreign key (a) references shelf.book);
    create table shelf.log (id integer, at date, shelf_id integer references shelf.shelf) partition by range (at);
    create table shelf.log_now partition of shelf.log default;
    insert into shelf.shelf values (1), (2), (3);
    insert into shelf.book values (10, 1), (11, 1), (12, 2);
    insert into shelf.key values (1, 'a'), (2, 'b');
    insert into shelf.spare values (10, 1, 1);
    insert into shelf.log values (1, '2026-11-20', 1)`),
)

const names = (rows: { table: string; column: string }[]) => rows.map(({ table, column }) => `${table}.${column}`)

test('finds every key of one column, of partitioned tables once', async () => {
  expect(names(await referencesTo(db, 'shelf.shelf'))).toEqual([
    'shelf.book.shelf_id',
    'shelf.key.shelf_id',
    'shelf.log.shelf_id',
    'shelf.spare.shelf_id',
  ])
})

test('counts what refers to some rows', async () => {
  expect(await countReferences(db, 'shelf.shelf', [1, 2])).toEqual([
    { table: 'shelf.book', column: 'shelf_id', isCascading: false, count: 3 },
    { table: 'shelf.key', column: 'shelf_id', isCascading: false, count: 2 },
    { table: 'shelf.log', column: 'shelf_id', isCascading: false, count: 1 },
    { table: 'shelf.spare', column: 'shelf_id', isCascading: true, count: 1 },
  ])
  expect(await countReferences(db, 'shelf.shelf', [3])).toEqual([])
  expect(await countReferences(db, 'shelf.shelf', [])).toEqual([])
})

test('makes all name another row, and tells what a unique constraint did not let', async () => {
  const done = await db.transaction().execute((trx) => repoint(trx, 'shelf.shelf', [1], 2))
  expect(done).toEqual([
    { table: 'shelf.book', column: 'shelf_id', state: 'moved', keys: [{ id: 10 }, { id: 11 }] },
    { table: 'shelf.key', column: 'shelf_id', state: 'clash' },
    { table: 'shelf.log', column: 'shelf_id', state: 'moved', keys: [{ moved: 1 }] },
    { table: 'shelf.spare', column: 'shelf_id', state: 'moved', keys: [{ a: 10, b: 1 }] },
  ])
  const { rows } = await sql<{ shelf_id: number }>`select distinct shelf_id from shelf.book`.execute(db)
  expect(rows).toEqual([{ shelf_id: 2 }])
})

test('says what refers as people call it', () => {
  const titles = { 'shelf.book': msg`Книги`, 'shelf.book.shelf_id': msg`Книги на полке` }
  expect(titleOfReference(titles, { table: 'shelf.book', column: 'shelf_id' })).toBe('Книги на полке')
  expect(titleOfReference(titles, { table: 'shelf.book', column: 'id' })).toBe('Книги')
  expect(titleOfReference(titles, { table: 'shelf.key', column: 'shelf_id' })).toBe('Другие записи')
})
