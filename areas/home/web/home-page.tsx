import { useLingui } from '@lingui/react/macro'
import { PageFrame, Text } from '#platform/web/ui/index.ts'

/** `/`: what the day asks of who is signed in. */
export function HomePage() {
  const { t } = useLingui()
  return (
    <PageFrame title={t`Главная`}>
      <Text>{t`Сегодня`}</Text>
    </PageFrame>
  )
}
