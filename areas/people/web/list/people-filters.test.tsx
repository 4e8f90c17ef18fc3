import { lazyPage } from '#platform/web/lazy-page.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { msg } from '@lingui/core/macro'
import { read, signedIn } from '#platform/contract/access.ts'
import { http } from '#platform/web/api/testing/fake-server.ts'
import { Filled, fill } from '#platform/web/places.tsx'
import { permissionKey } from '#platform/contract/permission-key.ts'
import type { Page } from '#platform/web/routes.ts'
import { openPage } from '#platform/web/testing/open-page.tsx'
import { peopleFilters, type PeopleFilter } from './list-parts.ts'
import { PeopleFilters } from './people-filters.tsx'
import { usePeople } from './use-people.ts'

const brought: readonly PeopleFilter[] = [
  { id: 'class', of: 'students', access: signedIn(), component: () => <p>по классу</p> },
  { id: 'cathedra', of: 'staff', access: read(permissionKey('crs_cathedra')), component: () => <p>по кафедре</p> },
]
const pageOf = (slug: 'students' | 'teachers' | undefined): Page => ({
  id: 'people',
  path: '/people',
  access: signedIn(),
  title: msg`Люди`,
  component: lazyPage(
    async () => ({
      Shown: function Shown() {
        return (
          <Filled by={[fill(peopleFilters, brought)]}>
            <PeopleFilters list={usePeople(slug).list} slug={slug} />
          </Filled>
        )
      },
    }),
    'Shown',
  ),
})
const reads = { permissions: { read: ['crs_cathedra' as const], write: [] } }

beforeEach(() =>
  http.answer('/api/users/users/', () => [200, { items: [], total: 0, page: 1, size: 20, active: null }]),
)
afterEach(() => http.reset())

test('a list of students has the filters that are brought for students, one of staff those for staff', async () => {
  openPage([pageOf('students')], '/people', reads)
  await screen.findByText('по классу')
  expect(screen.queryByText('по кафедре')).toBeNull()
})

test('a list of staff has those for staff, of everybody all', async () => {
  openPage([pageOf('teachers')], '/people', reads)
  await screen.findByText('по кафедре')
  expect(screen.queryByText('по классу')).toBeNull()
})

test('a filter stands for who may make its calls', async () => {
  openPage([pageOf(undefined)], '/people', {})
  await screen.findByText('по классу')
  expect(screen.queryByText('по кафедре')).toBeNull()
})
