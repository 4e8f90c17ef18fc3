import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inJourneys, leadingOn, pages } from '../e2e/looked-at.ts'

test('each page of the product is looked at in every look', () => {
  const routes = globSync('areas/*/web/**/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    return /: ((Light)?Page\[\]|WebArea) =/.test(source)
      ? [...source.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path)
      : []
  })
  const seen = Object.values(pages).flat()
  const isSeen = (route: string) => {
    const pattern = new RegExp(`^${route.replaceAll(/\$\w+|\{\w+\}/g, '[^/?]+')}(\\?|$)`)
    return seen.some((path) => pattern.test(path))
  }
  expect(routes.length).toBeGreaterThan(40)
  expect(routes.filter((route) => !isSeen(route) && !inJourneys.includes(route) && !leadingOn.includes(route))).toEqual(
    [],
  )
})
