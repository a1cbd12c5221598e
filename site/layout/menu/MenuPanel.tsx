/** The menu of narrow screens, over the whole view. Loaded at the first sign of interest, with its library. */
import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { DonateLink } from '../../donate/DonateLink.tsx'
import { useProjectOfPage } from '../../donate/pageProject.ts'
import { buttonClass } from '../Button.tsx'
import './focusGuards.ts'
import styles from './MenuPanel.module.css'
import { MenuProjects } from './MenuProjects.tsx'
import { currentOf, navItems } from './navItems.ts'
import { useOnLeaving } from './useOnLeaving.ts'
import { useTexts } from '../../texts/useTexts.ts'

export interface MenuPanelProps {
  open: boolean
  onOpenChange(open: boolean): void
}

export const MenuPanel = ({ open, onOpenChange }: MenuPanelProps) => {
  const { frame, nav } = useTexts('common')
  const { pathname } = useLocation()
  const projectId = useProjectOfPage()
  // A link was followed: its page takes the focus.
  const left = useRef(false)
  const leave = () => {
    left.current = true
    onOpenChange(false)
  }
  useEffect(() => {
    left.current = false
    // A wider window shows the row of pages instead.
    const wide = matchMedia('(min-width: 64rem)')
    const close = () => wide.matches && onOpenChange(false)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [open, onOpenChange])
  useOnLeaving(leave)

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Popup className={styles.panel} finalFocus={() => !left.current}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{nav.menu}</Dialog.Title>
            <Dialog.Close className={styles.close} aria-label={nav.close} />
          </div>
          <nav aria-label={nav.label}>
            <ul className={styles.list}>
              {navItems.map((item) => (
                <li key={item.key}>
                  {item.key === 'projects' ? (
                    <MenuProjects current={currentOf(item, pathname)} onLeave={leave} />
                  ) : (
                    <Link to={item.to} className={styles.item} aria-current={currentOf(item, pathname)} onClick={leave}>
                      {nav[item.key]}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {/* The link handles the press; here it only closes what would cover the donate dialog. */}
          <div className={styles.give} onClickCapture={leave}>
            <DonateLink projectId={projectId} className={buttonClass('donate')}>
              {frame.donate}
            </DonateLink>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
