// One part of the personal centre or the settings.
import type { ReactNode } from "react";
import { Card } from "../../ui/card";

interface AccountSectionProps {
  /** Also the address of the part: `#id`. */
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

export function AccountSection({ id, title, lead, children }: AccountSectionProps) {
  return (
    <Card id={id} className="grid gap-4">
      <div>
        <h2 className="text-heading">{title}</h2>
        {lead && <p className="mt-2 text-muted">{lead}</p>}
      </div>
      {children}
    </Card>
  );
}
