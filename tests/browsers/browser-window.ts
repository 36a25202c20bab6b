/** Devices that a window's input comes from, in the form that WebDriver and WebDriver BiDi have in common. */
export type InputSource =
  | { type: 'key'; id: string; actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] }
  | {
      type: 'pointer'
      id: string
      actions: readonly (
        | { type: 'pointerMove'; x: number; y: number }
        | { type: 'pointerDown' | 'pointerUp'; button: 0 }
      )[]
    }

/** A window with storage of its own: what both protocols can do with one. */
export interface BrowserWindow {
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<void>
  goBack: () => Promise<void>
  goForward: () => Promise<void>
  /** Runs a JavaScript expression in the page, whose value is text. */
  evaluate: (expression: string) => Promise<string>
  perform: (sources: readonly InputSource[]) => Promise<void>
  /** Size in CSS pixels, as far as the browser allows it. */
  resize: (width: number, height: number) => Promise<void>
  /** Errors that no script of its pages has caught, as far as the browser reports them. */
  errors: () => readonly string[]
  close: () => Promise<void>
}

export interface Browser {
  open: () => Promise<BrowserWindow>
  close: () => Promise<void>
}
