// What a questionnaire found, one way for each.
import type { ReactNode } from "react";
import type { Profile } from "../../../api/questionnaire-types";
import type { CreatureNames } from "../../../parts/creature-names";
import { EqView } from "./eq-view";
import { RiasecView } from "./riasec-view";
import { ThinkingView } from "./thinking-view";
import { TypeView } from "./type-view";

interface ProfileViewProps {
  profile: Profile;
  names: CreatureNames;
  /** Notes below the heading. */
  children?: ReactNode;
}

export function ProfileView({ profile, names, children }: ProfileViewProps) {
  switch (profile.instrument) {
    case "type16":
      return (
        <TypeView profile={profile} names={names}>
          {children}
        </TypeView>
      );
    case "eq":
      return <EqView profile={profile}>{children}</EqView>;
    case "thinking":
      return <ThinkingView profile={profile}>{children}</ThinkingView>;
    case "riasec":
      return <RiasecView profile={profile}>{children}</RiasecView>;
    default:
      // A server that is newer than this page may know more of them.
      return null;
  }
}
