import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { personKinds, type PersonKindSlug } from '#platform/contract/enumerations.ts'
import classes from './people.module.css'

/** The ten kinds of persons as links; the one shown is marked. */
export function KindTabs({ slug }: { slug: PersonKindSlug }) {
  const { t } = useLingui()
  return (
    <nav className={classes['kinds']} data-print="never" aria-label={t`Кого показать`}>
      {Object.values(personKinds).map((kind) => (
        <Link
          key={kind.slug}
          to="/passport/users/$slug"
          params={{ slug: kind.slug }}
          className={classes['kind']}
          {...(kind.slug === slug ? { 'aria-current': 'page' as const } : {})}
        >
          {kind.title}
        </Link>
      ))}
    </nav>
  )
}
