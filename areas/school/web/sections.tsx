import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { sayHint } from '#platform/web/frame/menu-hints.ts'
import { useMenu } from '#platform/web/frame/use-menu.ts'
import { Empty, Panel, SimpleGrid, Text } from '#platform/web/ui/index.ts'
import classes from './sections.module.css'

/** The sections of people and management that the reader may open. */
export function Sections() {
  const { i18n } = useLingui()
  const entries = useMenu()
    .filter(({ group }) => group === 'people' || group === 'school' || group === 'safety' || group === 'managing')
    .flatMap((section) => section.entries)
    .filter(({ to }) => to !== '/passport')
  if (entries.length === 0) return <Empty title={<Trans>Других разделов для вас нет</Trans>} />
  return (
    <SimpleGrid component="ul" cols={{ xs: 1, sm: 2, lg: 3 }} spacing="md" className={classes['tiles'] ?? ''}>
      {entries.map(({ id, to, title, hint }) => (
        <li key={id}>
          <Panel>
            <Link to={to} className={classes['tile']}>
              {i18n._(title)}
            </Link>
            {hint === null ? null : (
              <Text size="sm" c="dimmed">
                {sayHint(i18n, hint)}
              </Text>
            )}
          </Panel>
        </li>
      ))}
    </SimpleGrid>
  )
}
