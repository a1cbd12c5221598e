import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixedForm, flexibleForm, itemForm } from '../../shared/donation/forms.testdata.ts'
import { form as t } from '../../shared/texts/en/form.ts'
import { lazyText } from '../../shared/texts/en/lazyText.ts'
import { FixedField, FlexibleField } from './AmountArea.tsx'
import { ItemField } from './ItemField.tsx'
import { SelectField } from './SelectField.tsx'

afterEach(cleanup)

const onSet = vi.fn()
const onType = vi.fn()
afterEach(() => vi.clearAllMocks())

/** Of every amount field here. */
const shared = { t, error: undefined as string | undefined, texts: lazyText, refusal: () => 'refused', onSet, onType }

describe('items', () => {
  const showItems = (form: ReturnType<typeof itemForm>, error?: string) =>
    render(<ItemField {...shared} form={form} error={error} />)
  const two = itemForm([
    [60, 2],
    [300, 0],
  ])

  it('show a price line each and a stepper that names the item, with minus disabled at 0', () => {
    showItems(two)
    expect(screen.getByText('₹60 × 2 = ₹120')).toBeTruthy()
    expect(screen.getByText('₹300 each')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'One less: Item 2' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'One more: Item 1' }))
    expect(onSet).toHaveBeenCalledWith(1, 3)
  })

  it('keep the focus on a button at its bound, and do nothing', () => {
    showItems(itemForm([[600_000, 1]]))
    const more = screen.getByRole('button', { name: 'One more: Item 1' })
    more.focus()
    fireEvent.click(more)
    expect(onSet).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(more)
  })

  it('keep a number and its unit on one line', () => {
    showItems({ ...two, items: two.items.map((line) => ({ ...line, title: 'A sack of rice, 25 kg' })) })
    expect(document.querySelector('.what')?.textContent).toContain('rice, 25\u00a0kg')
  })

  it('name the unit of a price if the project has one', () => {
    showItems({ ...two, items: two.items.map((line) => ({ ...line, unit: 'प्रति थाली' })) })
    expect(document.querySelectorAll('.what small')[1]?.textContent).toBe('₹300 प्रति थाली')
  })

  it('draw a long list in steps until it is complete', async () => {
    showItems(itemForm(Array.from({ length: 300 }, () => [60, 1] as const)))
    const rows = () => document.querySelectorAll('.items li').length
    expect(rows()).toBeLessThan(100)
    await waitFor(() => expect(rows()).toBe(300))
    expect(document.querySelectorAll('dl div')).toHaveLength(300)
  })

  it('disable plus if one more would exceed the online limit', () => {
    showItems(
      itemForm([
        [600_000, 1],
        [400_001, 0],
        [400_000, 0],
      ]),
    )
    expect(screen.getByRole('button', { name: 'One more: Item 2' }).getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByRole('button', { name: 'One more: Item 3' }).getAttribute('aria-disabled')).toBe('false')
  })

  it('list in the price details what is chosen, and nothing else', () => {
    showItems(two)
    const details = within(screen.getByRole('region', { name: 'Price Details' }))
    expect(details.getByText('₹120')).toBeTruthy()
    expect(details.queryByText(/Item 2/)).toBeNull()
  })

  it('tie an error to the group', () => {
    showItems(itemForm([[60, 0]]), 'No items selected for donation!')
    const group = screen.getByRole('group', { name: 'Choose items' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'No items selected',
    )
  })
})

describe('a fixed amount', () => {
  it('is read-only, stepped from 1 up, and announces its product', () => {
    render(<FixedField {...shared} form={fixedForm()} />)
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('readOnly', true)
    expect(screen.getByText('₹11,000 × 1 = ₹11,000')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'One less: Quantity' }).getAttribute('aria-disabled')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: 'One more: Quantity' }))
    expect(onSet).toHaveBeenCalledWith(null, 2)
  })

  it('shows its total', () => {
    render(<FixedField {...shared} form={fixedForm({ quantity: 3 })} />)
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('value', '₹33,000')
  })

  it('ties an error to the amount, which can take the focus', () => {
    render(<FixedField {...shared} form={fixedForm()} error="Please enter" />)
    const amount = screen.getByLabelText('Amount in rupees')
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(amount.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please enter')
  })
})

describe('a flexible amount', () => {
  it('has suggestions that say what they do and whether they are chosen', () => {
    const suggestions = [
      { amount: 500, label: 'Medicines' },
      { amount: 1000, label: 'Spectacles' },
    ]
    render(<FlexibleField {...shared} form={flexibleForm({ amountText: '500', suggestions })} />)
    expect(screen.getByRole('button', { name: '₹500 Medicines' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: '₹1,000 Spectacles' }))
    expect(onType).toHaveBeenCalledWith(null, '1000')
  })
})

describe('a select', () => {
  it('returns the id, or nothing for the placeholder', () => {
    const onChoose = vi.fn()
    render(
      <SelectField
        id="p"
        label="Purpose"
        placeholder="Select Your Purpose"
        options={[{ id: 2, title: 'Books' }]}
        value={2}
        onChoose={onChoose}
      />,
    )
    const select = screen.getByLabelText<HTMLSelectElement>('Purpose')
    fireEvent.change(select, { target: { value: '2' } })
    fireEvent.change(select, { target: { value: '' } })
    expect(onChoose.mock.calls).toEqual([[2], [null]])
  })

  it('draws some of several hundred options at once and the others soon after', async () => {
    const options = Array.from({ length: 600 }, (_, n) => ({ id: n + 1, title: `Well ${n + 1}` }))
    render(<SelectField id="p" label="Project" placeholder="-" options={options} value={null} onChoose={vi.fn()} />)
    const select = screen.getByLabelText<HTMLSelectElement>('Project')
    expect(select.options.length).toBeLessThan(300)
    await waitFor(() => expect(select.options.length).toBe(601))
  })
})
