import { Trans } from '@lingui/react/macro'
import { Group, Text } from '#platform/web/ui/index.ts'
import { KindMark } from './kind-mark.tsx'
import styles from './grid.module.css'

/** What the marks of the week mean, and how they are made. */
export function Legend({ mayWrite }: { mayWrite: boolean }) {
  return (
    <Group gap="4px 16px">
      <Text size="sm" className={styles['sample']}>
        <KindMark kind="unwanted" /> <Trans>нежелательно</Trans>
      </Text>
      <Text size="sm" className={styles['sample']}>
        <KindMark kind="closed" /> <Trans>недоступен</Trans>
      </Text>
      {mayWrite ? (
        <Text size="sm" c="dimmed" data-print="never">
          <Trans>Нажимайте или ведите мышью; стрелки, пробел и Shift — с клавиатуры.</Trans>
        </Text>
      ) : null}
    </Group>
  )
}
