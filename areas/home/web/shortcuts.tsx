import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { icons } from '#platform/web/shell/icons.ts'
import { useMenu } from '#platform/web/shell/use-menu.ts'
import { Text } from '#platform/web/ui/index.ts'
import styles from './home.module.css'

/** The sections that rights open, in the order of the menu. */
export function Shortcuts() {
  const { i18n } = useLingui()
  const entries = useMenu().flatMap((section) => section.entries.filter(({ to }) => to !== '/'))
  if (entries.length === 0) return null
  return (
    <section>
      <Text component="h2" fw={600} mb="xs">
        <Trans>Разделы</Trans>
      </Text>
      <ul className={styles['shortcuts']}>
        {entries.map(({ id, to, title, icon }) => {
          const Picture = icons[icon]
          return (
            <li key={id}>
              <Link to={to} className={styles['shortcut']}>
                <Picture size={20} stroke={1.6} aria-hidden />
                {i18n._(title)}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
