import { expect, test } from 'vitest'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { openCards, readCard } from '#platform/web/testing/open-cards.tsx'
import { FactorCard } from './factor-card.tsx'

test('who must sign in in two steps and does not is told with the roles that ask for it', async () => {
  const holder = { id: 4, person_id: 7, full_name: 'Ким Виктор', has_totp: false, passkeys: 0, codes_left: 0 }
  const items = [{ ...holder, roles: ['Директор', 'Администратор'] }]
  http.answer('/api/admin/second-factor/accounts/', () => [200, { items, total: 12, page: 1, size: 3, active: null }])
  openCards(FactorCard)
  const { card, lines, ways } = await readCard('Ещё без входа в два шага')
  expect(card.getByText('12')).toBeTruthy()
  expect(lines).toEqual(['Ким ВикторДиректор, Администратор'])
  expect(ways).toEqual([['Весь список', '/passport/second-factor?state=lacks']])
})
