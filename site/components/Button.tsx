import type { ComponentPropsWithRef } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import styles from './Button.module.css'

/** `donate` is marigold: one per view (docs/design.md). */
export type ButtonLook = 'primary' | 'donate' | 'outline' | 'danger' | 'text'

export const buttonClass = (look: ButtonLook = 'primary', extra?: string) =>
  [styles.button, styles[look], extra].filter(Boolean).join(' ')

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  look?: ButtonLook
  /** Shown as busy, and ignores presses, but stays focusable and is read out. */
  busy?: boolean | undefined
}

export const Button = ({ look, busy = false, className, type = 'button', onClick, ...rest }: ButtonProps) => (
  <button
    {...rest}
    type={type}
    aria-disabled={busy || undefined}
    data-busy={busy || undefined}
    onClick={busy ? undefined : onClick}
    className={buttonClass(look, className)}
  />
)

export const LinkButton = ({
  look,
  className,
  ...rest
}: LinkProps & { look?: ButtonLook; className?: string | undefined }) => (
  <Link {...rest} className={buttonClass(look, className)} />
)
