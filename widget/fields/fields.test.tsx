import { cleanup, fireEvent, render, screen, within } from '@testing-library/preact'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fixedForm, flexibleForm, itemForm } from '../../shared/donation/forms.testdata.ts'
import { form as t } from '../../shared/messages/en/form.ts'
import { wordsEn } from '../../shared/words.en.ts'
import { FixedField } from './FixedField.tsx'
import { FlexibleField } from './FlexibleField.tsx'
import { ItemField } from './ItemField.tsx'
import { SelectField } from './SelectField.tsx'

afterEach(cleanup)

describe('items', () => {
  it('each has its price line and a stepper that names it; minus is off at 0', () => {
    const onSet = vi.fn()
    render(
      <ItemField
        t={t}
        form={itemForm([
          [60, 2],
          [300, 0],
        ])}
        error={undefined}
        onSet={onSet}
      />,
    )
    expect(screen.getByText('₹60 × 2 = ₹120')).toBeTruthy()
    expect(screen.getByText('₹300 each')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'One less: Item 2' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'One more: Item 1' }))
    expect(onSet).toHaveBeenCalledWith(1, 3)
  })

  it('plus is off where one more would pass the most that can be given online', () => {
    render(
      <ItemField
        t={t}
        form={itemForm([
          [600_000, 1],
          [400_001, 0],
          [400_000, 0],
        ])}
        error={undefined}
        onSet={vi.fn()}
      />,
    )
    expect(screen.getByRole('button', { name: 'One more: Item 2' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'One more: Item 3' })).toHaveProperty('disabled', false)
  })

  it('the price details list what is chosen, and nothing else', () => {
    render(
      <ItemField
        t={t}
        form={itemForm([
          [60, 2],
          [300, 0],
        ])}
        error={undefined}
        onSet={vi.fn()}
      />,
    )
    const details = within(screen.getByRole('region', { name: 'Price Details' }))
    expect(details.getByText('₹120')).toBeTruthy()
    expect(details.queryByText(/Item 2/)).toBeNull()
  })

  it('an error is tied to the group', () => {
    render(<ItemField t={t} form={itemForm([[60, 0]])} error="No items selected for donation!" onSet={vi.fn()} />)
    const group = screen.getByRole('group', { name: 'Choose items' })
    expect(group.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'No items selected',
    )
  })
})

describe('a fixed amount', () => {
  it('is read-only, stepped from 1 up, and says its product', () => {
    const onSet = vi.fn()
    render(<FixedField t={t} form={fixedForm({ quantity: 1 })} error={undefined} onSet={onSet} />)
    expect(screen.getByLabelText('Amount in rupees')).toHaveProperty('readOnly', true)
    expect(screen.getByText('₹11,000 × 1 = ₹11,000')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'One less: Quantity' })).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('button', { name: 'One more: Quantity' }))
    expect(onSet).toHaveBeenCalledWith(null, 2)
  })

  it('an error is tied to the amount, where the focus can find it', () => {
    render(<FixedField t={t} form={fixedForm({ quantity: 1 })} error="Please enter" onSet={vi.fn()} />)
    const amount = screen.getByLabelText('Amount in rupees')
    expect(amount.getAttribute('aria-invalid')).toBe('true')
    expect(document.getElementById(amount.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Please enter')
  })
})

describe('a flexible amount', () => {
  const show = (changes: Parameters<typeof flexibleForm>[0], onType = vi.fn((text: string) => text)) => {
    const form = flexibleForm(changes)
    render(<FlexibleField t={t} form={form} error={undefined} inWords={wordsEn} onType={onType} onOffline={vi.fn()} />)
    return { field: screen.getByLabelText<HTMLInputElement>('Amount in rupees'), onType }
  }

  it('stands in words beneath the field', () => {
    const { field } = show({ amountText: '1000000' })
    expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
      'ten lakh rupees',
    )
  })

  it('that cannot be read is said at the field, and stays as it was typed', () => {
    const { field } = show({ amountText: '1e5' })
    expect(field.value).toBe('1e5')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(/whole rupees/)).toBeTruthy()
  })

  it('above the most names bank transfer and opens the other ways', () => {
    show({ amountText: '1000001' })
    expect(screen.getByText(/₹10,00,000.*bank transfer/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Other ways to give' })).toBeTruthy()
  })

  it('an eleventh digit does not stay in the field', () => {
    const { field } = show(
      { amountText: '1234567890' },
      vi.fn(() => '1234567890'),
    )
    field.value = '12345678901'
    fireEvent.input(field)
    expect(field.value).toBe('1234567890')
  })

  it('a suggestion says what it does and whether it is chosen', () => {
    const { onType } = show({
      amountText: '500',
      suggestions: [
        { amount: 500, label: 'Medicines' },
        { amount: 1000, label: 'Spectacles' },
      ],
    })
    expect(screen.getByRole('button', { name: '₹500 Medicines' }).getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(screen.getByRole('button', { name: '₹1,000 Spectacles' }))
    expect(onType).toHaveBeenCalledWith('1000')
  })
})

describe('a select', () => {
  it('answers the id, or nothing for the placeholder', () => {
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
})
