import { useId, type ComponentProps, type ReactNode } from 'react'
import classes from './segmented-control.module.css'

interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  disabled?: boolean
}
interface SegmentedControlProps<Value extends string> extends Omit<
  ComponentProps<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  data: readonly Segment<Value>[]
  /** The chosen one; none of them: nothing is chosen yet. */
  value?: string
  /** Where the browser itself keeps what is chosen. */
  defaultValue?: string
  onChange?: (value: Value) => void
  size?: 'xs' | 'sm' | 'md'
  fullWidth?: boolean
  orientation?: 'horizontal' | 'vertical'
  /** Of a form's field: whoever shows the field says what is wrong. */
  error?: ReactNode
}

/**
 * A few choices side by side, of which one is taken: radio buttons of the browser under labels. The library's own measures each
 * of its segments as it is drawn, and weighs ten times as much.
 */
export function SegmentedControl<Value extends string>({
  data,
  value: chosen,
  defaultValue,
  onChange,
  size = 'sm',
  fullWidth = false,
  orientation = 'horizontal',
  error,
  ...rest
}: SegmentedControlProps<Value>) {
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      {...rest}
      className={classes['segments']}
      data-size={size}
      data-full-width={fullWidth || undefined}
      data-orientation={orientation}
    >
      {data.map(({ value, label, disabled = false }) => (
        <label key={value} className={classes['segment']}>
          <input
            type="radio"
            name={name}
            value={value}
            disabled={disabled}
            onChange={() => onChange?.(value)}
            {...(chosen === undefined ? { defaultChecked: value === defaultValue } : { checked: value === chosen })}
          />
          {label}
        </label>
      ))}
    </div>
  )
}
