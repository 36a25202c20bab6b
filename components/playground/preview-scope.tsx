import type { ComponentProps, ReactNode } from 'react'
import {
  createContext,
  Fragment,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'

type Tone = 'info' | 'success' | 'warning' | 'danger'

function Button({ primary = false, ...props }: ComponentProps<'button'> & { primary?: boolean }) {
  return <button type="button" className={primary ? 'button is-primary' : 'button'} {...props} />
}

function Stack({ row = false, children }: { row?: boolean; children?: ReactNode }) {
  return <div className={row ? 'stack is-row' : 'stack'}>{children}</div>
}

function Card({ title, children }: { title?: ReactNode; children?: ReactNode }) {
  return (
    <section className="card">
      {title === undefined ? null : <h3>{title}</h3>}
      {children}
    </section>
  )
}

function Badge({ tone = 'info', children }: { tone?: Tone; children?: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}

function Field({ label, ...props }: ComponentProps<'input'> & { label: ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} {...props} />
    </div>
  )
}

/** What samples can use without an import, in addition to `React`. Documented in docs/writing.md. */
export const previewScope = {
  Badge,
  Button,
  Card,
  Field,
  Fragment,
  Stack,
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useMemo,
  useReducer,
  useRef,
  useState,
}
