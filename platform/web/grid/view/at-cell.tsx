import type { ReactNode } from 'react'
import { Popover } from '#platform/web/ui/index.ts'

interface Props {
  /** Where the cell is on the screen. */
  rect: DOMRect
  children: ReactNode
  width?: number
  /** Called when the person is done with it. */
  onClose?: () => void
  /** A dialog takes the keyboard; a hint is only looked at; a question is pressed, the keyboard staying in the cell. */
  kind: 'dialog' | 'tooltip' | 'alert'
  label?: string
}

const edge = 8
/** A dialog of many fields lies over its cell rather than beyond the screen, and scrolls where it is higher than that. */
const dialogFit = {
  middlewares: { flip: true, shift: { crossAxis: true, padding: edge } },
  look: { maxHeight: `calc(100dvh - ${2 * edge}px)`, overflowY: 'auto' },
} as const

/** Something small beside a cell: its editor, or what there is to say about it. */
export function AtCell({ rect, children, width, onClose, kind, label }: Props) {
  const { left, top, width: along, height } = rect
  return (
    <Popover
      opened
      withArrow
      withRoles={false}
      position="bottom"
      trapFocus={kind === 'dialog'}
      transitionProps={{ duration: 0 }}
      {...(kind === 'dialog' ? { middlewares: dialogFit.middlewares } : {})}
      {...(width === undefined ? {} : { width })}
      {...(onClose ? { onChange: (isOpen: boolean) => (isOpen ? undefined : onClose()) } : {})}
    >
      <Popover.Target>
        <div style={{ position: 'fixed', left, top, width: along, height, pointerEvents: 'none' }} />
      </Popover.Target>
      <Popover.Dropdown
        role={kind === 'alert' ? 'group' : kind}
        aria-label={label}
        style={{
          overflowWrap: 'anywhere',
          ...(kind === 'tooltip' ? { pointerEvents: 'none' } : {}),
          ...(kind === 'dialog' ? dialogFit.look : {}),
        }}
      >
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
