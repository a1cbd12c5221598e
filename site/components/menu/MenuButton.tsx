import { type ComponentType, useEffect, useState } from 'react'
import { PageBoundary } from '../../framework/PageBoundary.tsx'
import styles from './SiteNav.module.css'
import type { MenuPanelProps } from './MenuPanel.tsx'
import { useTexts } from '../../texts/useTexts.ts'

interface MenuButtonProps {
  /** The code did not come, or the menu failed: the plain links must show themselves. */
  onFailure(): void
}

const MenuFailed = ({ onFailure }: MenuButtonProps) => {
  useEffect(onFailure, [onFailure])
  return null
}

/** Opens the menu of narrow screens; its code loads at the first sign of interest. */
export const MenuButton = ({ onFailure }: MenuButtonProps) => {
  const { nav } = useTexts('common')
  const [Panel, setPanel] = useState<ComponentType<MenuPanelProps>>()
  const [open, setOpen] = useState(false)
  const load = async () => {
    const { MenuPanel } = await import('./MenuPanel.tsx')
    setPanel(() => MenuPanel)
  }
  const prepare = () => void load().catch(() => {})
  const press = () => load().then(() => setOpen(true), onFailure)
  return (
    <>
      <button
        type="button"
        className={`${styles.button} scripted`}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <span className={styles.lines} aria-hidden="true" />
        {nav.menu}
      </button>
      {Panel && (
        <PageBoundary instead={<MenuFailed onFailure={onFailure} />}>
          <Panel open={open} onOpenChange={setOpen} />
        </PageBoundary>
      )}
    </>
  )
}
