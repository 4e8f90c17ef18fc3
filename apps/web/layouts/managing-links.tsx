import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { allows } from '#platform/contract/access.ts'
import { useSession } from '#platform/web/api/index.ts'
import { usePages } from '#platform/web/pages-context.ts'
import { titleOf } from '#platform/web/routes.ts'
import classes from './layouts.module.css'

/** From one page of the set-up to the others, in the same year. */
export function ManagingLinks() {
  const { t, i18n } = useLingui()
  const session = useSession()
  const pages = usePages().filter(({ layout, access }) => layout === 'managing' && allows(access, session))
  if (pages.length < 2) return null
  return (
    <nav className={classes['links']} data-print="never" aria-label={t`Настройка учебного года`}>
      {pages.map((page) => (
        <Link
          key={page.id}
          to={page.path}
          search={({ year }: { year?: string }) => ({ year })}
          activeProps={{ 'aria-current': 'page' }}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {i18n._(titleOf(page, session))}
        </Link>
      ))}
    </nav>
  )
}
