import { useLingui } from '@lingui/react/macro'
import { IconCheck, IconX } from '#platform/web/icons/index.ts'
import type { ReactNode } from 'react'
import { Box, Group, Text, VisuallyHidden } from '#platform/web/ui/index.ts'

interface Props {
  holds: boolean
  title: ReactNode
  /** Further lines below it. */
  notes?: readonly ReactNode[]
  children?: ReactNode
}

/** A branch of an explanation: whether it holds, what it says, what it is made of. */
export function Branch({ holds, title, notes = [], children }: Props) {
  const { t } = useLingui()
  const Sign = holds ? IconCheck : IconX
  return (
    <li>
      <Group gap={8} wrap="nowrap" align="flex-start" py={3}>
        <Box c={holds ? 'teal.8' : 'dimmed'} mt={2} style={{ flex: 'none' }}>
          <Sign size={18} aria-hidden />
          <VisuallyHidden>{holds ? t`Да` : t`Нет`}</VisuallyHidden>
        </Box>
        <div>
          <Text size="sm" fw={holds ? 600 : 400}>
            {title}
          </Text>
          {notes.map((note, order) => (
            <Text key={order} size="sm" c="dimmed">
              {note}
            </Text>
          ))}
        </div>
      </Group>
      {children}
    </li>
  )
}

/** Branches beside each other; those within one are drawn in. */
export function Branches({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <Box component="ul" aria-label={label} m={0} pl={label === undefined ? 26 : 0} style={{ listStyle: 'none' }}>
      {children}
    </Box>
  )
}
