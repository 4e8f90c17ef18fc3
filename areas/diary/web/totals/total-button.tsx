import { Trans, useLingui } from '@lingui/react/macro'
import { useDisclosure } from '@mantine/hooks'
import { List, Popover, Text, UnstyledButton, VisuallyHidden } from '#platform/web/ui/index.ts'
import { resultText, withLetter } from '#areas/grading/rules/result-value.ts'
import type { Total } from './total-cells.ts'
import styles from './totals.module.css'

/** «5», «4 B+», «зч»; a dash while there is none. */
const valueText = ({ value, is_passfail, letter }: Total): string =>
  value === null ? '—' : withLetter(resultText(is_passfail ? 'passfail' : 'quarter_score', value), letter)

/** A result; opens the way it was reckoned. What the teacher has not set yet stands in a broken line. */
export function TotalButton({ total, named }: { total: Total; named: boolean }) {
  const { t } = useLingui()
  const [isOpen, { toggle, close }] = useDisclosure(false)
  const { title, is_set, value, steps } = total
  const text = valueText(total)
  const standing = value === null ? t`пока нет` : is_set ? t`выставлено` : t`пока по правилам`
  return (
    <Popover opened={isOpen} onDismiss={close} width={340} position="bottom" withArrow trapFocus returnFocus>
      <Popover.Target>
        <UnstyledButton
          className={styles['total'] ?? ''}
          data-standing={value === null ? 'none' : is_set ? 'set' : 'reckoned'}
          aria-expanded={isOpen}
          onClick={toggle}
        >
          {named ? <span className={styles['totalTitle']}>{title}</span> : <VisuallyHidden>{title} </VisuallyHidden>}
          <span className={styles['totalValue']}>{text}</span>
          <VisuallyHidden> {standing}</VisuallyHidden>
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 24px)" tabIndex={-1} data-autofocus>
        <Text fw={600} size="sm">
          {title}: {text}
        </Text>
        <Text size="xs" c="dimmed" mb={6}>
          {is_set ? (
            <Trans>Выставлено учителем.</Trans>
          ) : (
            <Trans>Пока по правилам: учитель ещё не выставил оценку.</Trans>
          )}
        </Text>
        <List size="sm" spacing={3} type="ordered">
          {steps.map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
      </Popover.Dropdown>
    </Popover>
  )
}
