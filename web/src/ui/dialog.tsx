// A modal window: the browser's own <dialog>, so focus, Escape and the backdrop are its work.
import X from "lucide-react/icons/x";
import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from "react";

interface DialogProps {
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Open as long as it is rendered. */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  // A layout effect, because the browser returns the focus only if the dialog is closed before it
  // is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element?.open) element?.showModal();
    return () => element?.close();
  }, []);

  // The dialog's own box is filled by its content, so a click on the dialog itself is outside.
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape already closes a modal dialog
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClick={closeOutside}
      onCancel={onClose}
      className="m-auto max-h-[85dvh] w-[min(44rem,calc(100vw-2rem))] overflow-hidden rounded-card border border-line bg-raised p-0 text-body text-ink shadow-2xl backdrop:bg-shade"
    >
      <div className="flex max-h-[85dvh] flex-col">
        <div className="flex items-center justify-between gap-4 border-line border-b py-2 pr-2 pl-6">
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          <button
            type="button"
            onClick={onClose}
            aria-label={closeLabel}
            className="grid size-11 shrink-0 place-items-center rounded-tile text-muted hover:text-ink"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard */}
        <div tabIndex={0} className="overflow-y-auto overscroll-contain px-6 py-5">
          {children}
        </div>
      </div>
    </dialog>
  );
}
