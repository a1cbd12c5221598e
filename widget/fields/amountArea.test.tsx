import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { DonationForm } from '../../shared/kinds/kinds.ts'
import { fixedForm, flexibleForm, itemForm } from '../../shared/donation/forms.testdata.ts'
import { validate } from '../../shared/donation/validDonation.ts'
import { form as t } from '../../shared/texts/en/form.ts'
import { lazyText } from '../../shared/texts/en/lazyText.ts'
import { DialogContext } from '../dialogContext.ts'
import type { Environment } from '../environment.ts'
import { createFlow } from '../flow/createFlow.ts'
import { readyState } from '../flow/flow.testdata.ts'
import { type Parts, parts } from '../parts/parts.ts'
import { UpiBlock } from '../screens/offline/OfflinePanel.tsx'
import { ContinueBar } from '../screens/choosing/ChoosingScreen.tsx'
import { useStore } from '../ui/hooks.ts'
import { inDialog } from '../testing/inDialog.tsx'
import { AmountArea } from './AmountArea.tsx'
import { Refusal } from './Refusal.tsx'

/** Simulates that the chunk with refusals and their texts has loaded. */
beforeEach(() => {
  parts.setState({
    en: { lazyText },
    give: { Refusal, AfterContinue: () => null } as unknown as NonNullable<Parts['give']>,
  })
})
afterEach(() => {
  cleanup()
  parts.setState({}, true)
})

const show = (form: DonationForm) => {
  const environment = { lang: 'en', options: {} } as unknown as Environment
  const flow = createFlow(environment, readyState({ form }))
  const Form = () => {
    const state = useStore(flow)
    return (
      <form>
        <AmountArea form={state.form as DonationForm} error={undefined} />
        <ContinueBar form={state.form as DonationForm} onSubmit={() => {}} />
      </form>
    )
  }
  const { container } = render(
    <DialogContext.Provider value={{ t, environment, flow }}>
      <Form />
    </DialogContext.Provider>,
  )
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
  return {
    container,
    flow,
    field,
    note: (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent,
    /** What CONTINUE would charge; 0 if it would refuse. */
    charged: () => {
      const verdict = validate(flow.getState().form as DonationForm, true)
      return verdict.ok ? verdict.donation.amount : 0
    },
    total: () => container.querySelector('.total b')?.textContent,
  }
}

/** Types a key as browsers do: a handler may cancel it, otherwise it is appended. */
const press = (field: HTMLInputElement, key: string): void => {
  const event = new InputEvent('beforeinput', { data: key, inputType: 'insertText', bubbles: true, cancelable: true })
  if (field.dispatchEvent(event)) fireEvent.input(field, { target: { value: field.value + key } })
}
const type = (field: HTMLInputElement, keys: string): void => {
  fireEvent.input(field, { target: { value: '' } })
  for (const key of keys) press(field, key)
}

/** The number that a person reads: without separators and currency, otherwise as in mathematics. */
const readBySomebody = (text: string): number =>
  Number(text.replace(/[,\s₹]/g, '').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966)))

const keys = fc.string({ unit: fc.constantFrom(...'0123456789015.,eE+-५० ₹'), minLength: 1, maxLength: 8 })

describe('charges, for any sequence of keys, the number that a person reads in the field, or nothing', () => {
  it('in an amount', () => {
    const { field, charged } = show(flexibleForm({ amountText: '' }))
    const amount = field(t.amount)
    fc.assert(
      fc.property(keys, (typed) => {
        type(amount, typed)
        if (charged() === 0) return
        expect(charged(), typed).toBe(readBySomebody(typed))
        expect(amount.value, typed).toBe(String(charged()))
      }),
    )
  })

  it('in a quantity of an item, at 1 rupee each', () => {
    const { field, charged } = show(itemForm([[1, 0]]))
    fc.assert(
      fc.property(keys, (typed) => {
        type(field('Item 1'), typed)
        if (charged() === 0) return
        expect(charged(), typed).toBe(readBySomebody(typed))
        expect(field('Item 1').value, typed).toBe(String(charged()))
      }),
    )
  })

  it('in a quantity of a set amount', () => {
    const { field, charged } = show(fixedForm({ baseAmount: 1 }))
    fc.assert(
      fc.property(keys, (typed) => {
        type(field(t.quantity), typed)
        if (charged() !== 0) expect(charged(), typed).toBe(readBySomebody(typed))
      }),
    )
  })
})

describe('shows and refuses at its field what is no whole number, and offers a proposal by its button', () => {
  it.each([
    ['500.00', 'Whole rupees only. Use ₹500?', '500'],
    ['1,500.50', 'Whole rupees only. Use ₹1,500?', '1500'],
    ['५००.५०', 'Whole rupees only. Use ₹500?', '500'],
  ])('an amount of %s', (typed, says, taken) => {
    const { field, note, charged } = show(flexibleForm())
    type(field(t.amount), typed)
    expect(field(t.amount).value).toMatch(/^1?500\../)
    expect(field(t.amount).getAttribute('aria-invalid')).toBe('true')
    expect(note(t.amount)).toBe(says)
    expect(charged()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: /^Use/ }))
    expect(field(t.amount).value).toBe(taken)
    expect(charged()).toBe(Number(taken))
    expect(document.activeElement).toBe(field(t.amount))
  })

  it.each(['1e5', '-5', '+5', '5lakh', '1.500'])('guesses nothing for an amount of %s', (typed) => {
    const { field, note, charged } = show(flexibleForm())
    type(field(t.amount), typed)
    expect(field(t.amount).value).toBe(typed)
    expect(note(t.amount)).toBe(lazyText.notAnAmount)
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
    expect(charged()).toBe(0)
  })

  it('names bank transfer above the limit, and opens the other ways', () => {
    const { field, note, flow } = show(flexibleForm())
    type(field(t.amount), '1000001')
    expect(note(t.amount)).toBe(
      'Online donations go up to ₹10,00,000. For more, please give by bank transfer. Other ways to give',
    )
    fireEvent.click(screen.getAllByRole('button', { name: t.otherWays })[0] as HTMLElement)
    expect(flow.getState().panel).toBe('offline')
  })

  it('does not keep an eleventh digit in the field', () => {
    const { field, note } = show(flexibleForm())
    type(field(t.amount), '12345678901')
    expect(field(t.amount).value).toBe('1234567890')
    expect(note(t.amount)).toContain('Online donations go up to ₹10,00,000.')
  })

  it('shows eleven pasted digits and refuses them in words', () => {
    const { field, note, charged } = show(flexibleForm())
    fireEvent.input(field(t.amount), { target: { value: '12345678901' } })
    expect(field(t.amount).value).toBe('12345678901')
    expect(note(t.amount)).toContain('Online donations go up to ₹10,00,000.')
    expect(charged()).toBe(0)
  })

  it.each([
    ['2.0', 'Please write a whole number, in digits only. Use 2?', 2],
    ['99999', 'Up to 16,666 can be given online. Use 16,666?', 16_666],
  ])('a quantity of %s', (typed, says, taken) => {
    const { field, note, charged } = show(itemForm([[60, 1]]))
    type(field('Item 1'), typed)
    expect(field('Item 1').value).toBe(typed)
    expect(note('Item 1')).toBe(says)
    expect(charged()).toBe(0)
    fireEvent.click(screen.getByRole('button', { name: /^Use/ }))
    expect(charged()).toBe(60 * taken)
    expect(document.activeElement).toBe(field('Item 1'))
  })
})

it('lets a donor type a hundred meals, and counts an empty field as none', () => {
  const { field, charged, total } = show(itemForm([[60, 1]]))
  type(field('Item 1'), '100')
  expect(charged()).toBe(6000)
  expect(total()).toBe('₹6,000')
  fireEvent.input(field('Item 1'), { target: { value: '' } })
  expect(field('Item 1').value).toBe('')
  expect(field('Item 1').placeholder).toBe('0')
  expect(total()).toBe('₹0')
})

/** Simulates page translators, which replace each text node by their own `<font>`. */
const translatePage = (root: Element): void => {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (texts.nextNode()) nodes.push(texts.currentNode as Text)
  for (const node of nodes) {
    const font = document.createElement('font')
    font.textContent = node.data
    node.replaceWith(font)
  }
}

describe('updates each number on a page that a translator has changed', () => {
  it('of items', () => {
    const { container, total } = show(itemForm([[60, 2]]))
    translatePage(container)
    fireEvent.click(screen.getByRole('button', { name: 'One more: Item 1' }))
    expect(total()).toBe('₹180')
    expect(container.querySelector('.what small')?.textContent).toBe('₹60 × 3 =\u00a0₹180')
    expect(container.querySelector('dl')?.textContent).toBe('Item 1 × 3₹180')
    expect(container.querySelector('.total small')?.textContent).toBe('one hundred eighty rupees')
  })

  it('of an amount', () => {
    const { container, field, note, total } = show(flexibleForm())
    translatePage(container)
    type(field(t.amount), '2500')
    expect(total()).toBe('₹2,500')
    expect(note(t.amount)).toBe('two thousand five hundred rupees')
  })

  it('of the amount that a UPI payment pays', () => {
    const upi = { vpa: 'seva@example', payee: 'Kinara Seva Nyas' }
    const block = (amount: number) => inDialog(<UpiBlock upi={upi} amount={amount} />)
    const { container, rerender } = render(block(500))
    translatePage(container)
    rerender(block(1500))
    expect(container.textContent).toContain('You pay ₹1,500 to Kinara Seva Nyas.')
    expect(container.textContent).not.toContain('₹500')
  })

  it('of a set amount', async () => {
    const { container, note, total } = show(fixedForm())
    translatePage(container)
    await act(() => void fireEvent.click(screen.getByRole('button', { name: 'One more: Quantity' })))
    expect(total()).toBe('₹22,000')
    expect(note(t.quantity)).toBe('₹11,000 × 2 = ₹22,000')
  })
})
