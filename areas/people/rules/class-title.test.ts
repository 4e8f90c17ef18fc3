import { expect, test } from 'vitest'
import { plainClassTitle } from './class-title.ts'

test.each(['7А', '7 «а»', '7-А', '7A', ' 7 "А" класс'])('%s is 7А', (typed) =>
  expect(plainClassTitle(typed)).toBe('7А'),
)
