import { expect, test } from 'vitest'
import { nameObjection } from './person-name.ts'

test.each([
  'Я',
  'Әлімхан',
  'Салтыков-Щедрин',
  'д’Артаньян',
  "О'Нил",
  'Оглы А. Б.',
  'Ким (Ли)',
  'José',
  '金正',
  'Ёлкина',
  '',
])('%s is a name', (name) => expect(nameObjection(name)).toBeNull())
test.each(['Иванов2', '<b>', 'А;Б', '=1+1', 'a@b', 'Имя_', '😀', 'Иван, Пётр'])('%s is none', (name) =>
  expect(String(nameObjection(name))).toMatch(/^Только буквы/),
)
test.each(['-', '.', '()', "'"])('%s has no letter', (name) =>
  expect(String(nameObjection(name))).toMatch(/хотя бы одна буква/),
)
